// The manual's search finds every topic of F1 and every call by its title, in each language. It is run on the index that the
// maker of the manual leaves: LINESMAN_MANUAL is the folder with search-index.js, and with a folder for each other language.
import assert from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import vm from 'node:vm';

const folder = process.env.LINESMAN_MANUAL;
const script = fs.readFileSync(path.join(process.env.LINESMAN_SOURCE, 'resources/manual/make/search.js'), 'utf8');

/** The pages of a language and the function that rates them, as a browser has them. */
function searchOf(language) {
  const element = {addEventListener() {}, dataset: {}};
  const page = {document: {getElementById: () => element, body: {dataset: {root: ''}}}};
  vm.createContext(page);
  vm.runInContext(fs.readFileSync(path.join(folder, language, 'search-index.js'), 'utf8') + script +
                  '; globalThis.pages = PAGES; globalThis.find = found_pages;', page);
  return page;
}

for (const language of ['', 'de']) {
  const {pages, find} = searchOf(language);
  const first = words => (find(words)[0] || {at: 'nothing'}).at;

  test(`each topic and each call is found by its title: ${language || 'en'}`, () => {
    const wanted = pages.filter(page => page.at.startsWith('window/') || page.at.startsWith('calls/call-'));
    assert.ok(wanted.length > 80, `${wanted.length} pages`);
    for (const page of wanted) assert.equal(first(page.title), page.at, page.title);
  });

  test(`a call is found by its name alone: ${language || 'en'}`, () => {
    for (const call of ['judge', 'mend', 'rulesets', 'completion'])
      assert.ok(find(call).some(page => page.at === `calls/call-${call}.html`), call);
  });
}

test('words that players look for lead to a page', () => {
  const wanted = {'': ['keyboard', 'autosave', 'exit status', 'install', 'preferences'], de: ['Tastatur', 'installieren', 'Einstellungen']};
  for (const [language, words] of Object.entries(wanted))
    for (const word of words) assert.ok(searchOf(language).find(word).length > 0, word);
});

test('a word of no page finds nothing', () => assert.equal(searchOf('').find('xyzzy').length, 0));
