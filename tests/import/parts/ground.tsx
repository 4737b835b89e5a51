<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="ground" tilewidth="16" tileheight="16" tilecount="6" columns="3">
 <image source="ground.png" width="48" height="32"/>
 <tile id="5" class="stream"/>
 <wangsets>
  <wangset name="Land" type="mixed" tile="-1">
   <wangcolor name="Fen" color="#0000ff" tile="-1" probability="1"><properties><property name="kind" value="marsh"/></properties></wangcolor>
   <wangcolor name="Thicket" class="wood" color="#00ff00" tile="-1" probability="1"/>
   <wangcolor name="Moor 7" color="#ff0000" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,1,1,2,2,1,1,1"/>
   <wangtile tileid="1" wangid="0,2,0,2,0,1,0,2"/>
   <wangtile tileid="2" wangid="3,3,3,3,3,3,3,3"/>
   <wangtile tileid="3" wangid="0,0,0,0,0,0,0,0"/>
  </wangset>
 </wangsets>
</tileset>
