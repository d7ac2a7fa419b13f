import { classNames } from 'shared/ui';
import { FigureText } from '#calculator-page/results/figure-text.tsx';
import type { FigureLook } from '#definition/definition.ts';
import { aboutText, figureText, isHidden } from '#outcome/figure-text.ts';
import type { Figure } from '#outcome/outcome.ts';
import { basisOf, boughtText } from '#outcome/price-basis.ts';

const swatches = { first: 'key key--invested', second: 'key' };

interface FigureLineProps {
  look: FigureLook;
  figure: Figure | undefined;
  /** As for `figureText`. */
  today: string | null;
  /** It is the better one of several. */
  better?: boolean;
}

/** One headline figure and its name. Both may already have been written by the early script when React comes. */
export function FigureLine({ look, figure, today, better }: FigureLineProps) {
  const bought = boughtText(figure);
  const about = aboutText(figure);
  const text = figureText(figure, today);
  return (
    <div
      className={classNames(look.hero && 'hero', better && 'is-better')}
      hidden={isHidden(look, figure)}
      data-early="figure"
    >
      <dt data-basis={look.hero && basisOf(look)} suppressHydrationWarning>
        {look.swatch && <span className={swatches[look.swatch]} />}
        {look.label}
      </dt>
      <FigureText hero={look.hero} text={text} />
      {look.hero && (
        <dd className="about no-print" data-early="about" hidden={about === ''} suppressHydrationWarning>
          {about}
        </dd>
      )}
      {/* In every place where an instalment may stand: which one it is changes with the way to invest. */}
      {look.asPaid && (
        <dd className="result__bought" hidden={bought === ''} data-early="bought" suppressHydrationWarning>
          {bought}
        </dd>
      )}
    </div>
  );
}
