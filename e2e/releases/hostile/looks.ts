import { inEntry, type Seeded, style } from '../seeds.ts';

/** Done a moment after the page has come, and again whenever it is drawn anew. */
const again = (code: string) => inEntry(`setInterval(() => { ${code} }, 100);`);

/** Releases that work and cannot be seen or used. */
export const looks: Seeded[] = [
  {
    title: 'hides all fields and paragraphs',
    edits: style(
      'main :is(input, select, textarea, button, label, p, ul, table, fieldset, [role=tab]) { display: none !important }',
    ),
    says: /characters and 0 controls|of its text|fields/,
  },
  {
    title: 'hides the header on phones',
    edits: style('@media (max-width: 600px) { #root > header { display: none !important } }'),
    says: /shows no header on a (dark )?phone/,
  },
  {
    title: 'cannot be read in dark',
    edits: style('@media (prefers-color-scheme: dark) { main, main * { color: #111 !important } }'),
    says: /text unreadable on a dark phone/,
  },
  {
    title: 'removes the header',
    edits: again("document.querySelector('#root > header')?.remove();"),
    says: /shows no header|does not show/,
  },
  {
    title: 'moves the header out of the window',
    edits: style('#root > header { transform: translateY(-300px) }'),
    says: /header/,
  },
  {
    title: 'lays an invisible layer over the page',
    edits: again(
      "if (!document.getElementById('layer')) { const layer = document.createElement('div'); layer.id = 'layer'; layer.style.cssText = 'position:fixed;inset:0;z-index:99999;opacity:0'; document.body.append(layer); }",
    ),
    says: /lets no click through|under something else/,
  },
  {
    title: 'empties the form',
    edits: again("for (const form of document.querySelectorAll('main form')) form.style.display = 'none';"),
    says: /Differs: \/contactus shows \d of its \d+ fields/,
  },
];
