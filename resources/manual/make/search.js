// Finds the pages that have every word of the search field, and shows the words around the first of them.
'use strict';
const field = document.getElementById('search');
const found = document.getElementById('found');
const root = document.body.dataset.root;

function rated(page, words) {
  const title = page.title.toLowerCase();
  if (title === words.join(' ')) return 1000;
  const text = page.text.toLowerCase();
  if (!words.every(word => text.includes(word) || title.includes(word))) return 0;
  return words.reduce((sum, word) => sum + (title.includes(word) ? 50 : 0) + Math.min(20, text.split(word).length - 1), 1);
}

function around(page, word) {
  const at = page.text.toLowerCase().indexOf(word);
  return at < 0 ? '' : '… ' + page.text.slice(Math.max(0, at - 40), at + 60) + ' …';
}

function words_of(text) {
  return text.toLowerCase().split(/\s+/).filter(word => word);
}

// The best first.
function found_pages(text) {
  const words = words_of(text);
  const rated_pages = words.length ? PAGES.map(page => [rated(page, words), page]).filter(([rate]) => rate > 0) : [];
  return rated_pages.sort((a, b) => b[0] - a[0]).slice(0, 12).map(([, page]) => page);
}

field.addEventListener('input', () => {
  const words = words_of(field.value);
  const pages = found_pages(field.value);
  found.replaceChildren(...pages.map(page => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = root + page.at;
    link.textContent = page.title;
    const words_around = document.createElement('small');
    words_around.textContent = ' ' + around(page, words[0]);
    item.append(link, words_around);
    return item;
  }));
  found.hidden = words.length === 0;
  if (words.length && !pages.length) found.textContent = found.dataset.none;
});
