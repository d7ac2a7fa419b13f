import type { CalculatorLook, FigureLook } from '#calculator-page/definition.ts';
import { figureParts, figureText, isHidden } from '#calculator-page/results/figure-text.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import { widthsOf } from '#calculator-page/results/shares.ts';
import { marked, setText } from '#early/marked.ts';

/** The headline figures, the bar below them, and the result at a glance of small screens. */
export function drawFigures({ stack }: CalculatorLook, looks: readonly FigureLook[], outcome: Outcome | null): void {
  marked('figure').forEach((line, index) => {
    const look = looks[index];
    if (look === undefined) return;
    const figure = outcome?.figures[index];
    line.hidden = isHidden(look, figure);
    const name = line.querySelector('dt')?.lastChild;
    if (name) name.nodeValue = look.label;
    const [whole, paise] = line.querySelectorAll('dd span');
    const parts = figureParts(figure);
    setText(whole ?? line.querySelector('dd'), whole === undefined ? figureText(figure) : parts[0]);
    setText(paise, parts[1]);
  });

  const last = outcome?.years.at(-1);
  const widths = widthsOf(last ? [String(last[stack[0]]), String(last[stack[1]])] : null);
  marked('split')[0]
    ?.querySelectorAll('i')
    .forEach((part, index) => {
      part.style.width = widths[index] ?? '';
    });

  const [bar] = marked('bar');
  setText(bar?.querySelector('dt'), looks[0]?.label ?? '');
  setText(bar?.querySelector('dd'), figureText(outcome?.figures[0]) || '–');
}
