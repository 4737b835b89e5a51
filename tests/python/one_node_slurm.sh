#!/bin/sh
# Runs a command with a Slurm of one node, this machine, in a folder of its own; everything ends with the command. Needs
# root, and Debian's slurm-wlm and munge:
#   tests/python/one_node_slurm.sh python3 -m unittest test_many.SlurmJobs
set -eu
folder=$(mktemp -d)
host=$(hostname -s)
cat > "$folder/slurm.conf" <<END
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
SlurmUser=root
SlurmdUser=root
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/controller.pid
SlurmdPidFile=$folder/node.pid
SlurmctldLogFile=$folder/controller.log
SlurmdLogFile=$folder/node.log
SlurmctldPort=16817
SlurmdPort=16818
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
end() {
  for program in node controller munge; do
    [ ! -f "$folder/$program.pid" ] || kill "$(cat "$folder/$program.pid")" || true
  done
  sleep 1
  rm -rf "$folder"
}
trap end EXIT
chmod 755 "$folder"
mkdir "$folder/state" "$folder/spool"
head -c 1024 /dev/urandom > "$folder/munge.key"
chmod 400 "$folder/munge.key"
munged --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munge.pid" \
  --log-file="$folder/munge.log" --seed-file="$folder/munge.seed"
export SLURM_CONF="$folder/slurm.conf"
slurmctld
slurmd
for _ in 1 2 3 4 5 6 7 8 9 10; do
  sinfo --noheader --format=%T 2>/dev/null | grep -q idle && break
  sleep 1
done
"$@"
