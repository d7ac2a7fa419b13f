import type { FigureSpec } from '#definition/definition.ts';
import { marked, setAttribute, setText } from '#form/marked.ts';
import { aboutText, figureParts, figureText, headlineOf, isHidden } from '#outcome/figure-text.ts';
import { lengthStep } from '#outcome/length-step.ts';
import type { Conversion, Outcome } from '#outcome/outcome.ts';
import { basisText, boughtText } from '#outcome/price-basis.ts';

/** The headline figures, and the result at a glance of small screens. `today` as for `figureText`. */
export function drawFigures(specs: readonly FigureSpec[], outcome: Outcome | null, today: string | null): void {
  marked('figure').forEach((line, index) => {
    const spec = specs[index];
    if (spec === undefined) return;
    const figure = outcome?.figures[index];
    line.hidden = isHidden(spec, figure);
    drawLine(line, spec.label, figureText(figure, today));
    drawNote(line.querySelector('[data-early="about"]'), aboutText(figure));
    drawNote(line.querySelector('[data-early="bought"]'), boughtText(figure));
  });

  const { label, figure } = headlineOf(specs, outcome?.figures ?? null);
  drawBar(label, figureText(figure, today) || '–');
}

/** At which prices amounts are shown, and what stays as it is paid. */
export function drawBasis(conversion: Conversion): void {
  const basis = basisText(conversion);
  drawNote(marked('basis')[0], basis);
  for (const head of marked('as-paid')) head.hidden = basis === '';
}

/** A line that stands only while it has something to say. */
export function drawNote(place: HTMLElement | null | undefined, text: string): void {
  if (!place) return;
  setText(place, text);
  place.hidden = text === '';
}

/** One headline figure, its paise apart, and its name. */
export function drawLine(line: HTMLElement, label: string, text: string): void {
  // Behind the swatch, if there is one: a text, or the element of whoever has translated it.
  const name = line.querySelector('dt')?.lastChild;
  if (name instanceof Element) setText(name, label);
  else if (name && name.nodeValue !== label) name.nodeValue = label;
  const [whole, paise] = line.querySelectorAll('dd span');
  const parts = figureParts(text);
  setText(whole, parts[0]);
  setText(paise, parts[1]);
}

/** The result at a glance. */
export function drawBar(label: string, text: string): void {
  const [bar] = marked('bar');
  setText(bar?.querySelector('dt'), label);
  const figure = bar?.querySelector('dd');
  setAttribute(figure, 'data-long', String(lengthStep(text)));
  setText(figure, text);
}
