import { classNames } from 'shared/ui';
import type { FigureSpec } from '#definition/definition.ts';
import { aboutText, figureParts, figureText, isHidden } from '#outcome/figure-text.ts';
import type { Figure } from '#outcome/outcome.ts';
import { basisOf, boughtText } from '#outcome/price-basis.ts';

interface FigureTextProps {
  /** It is the one that the page is about. */
  hero?: boolean | undefined;
  /** Something is lacking. */
  short?: boolean | undefined;
  text: string;
}

/** A figure in the list of results: its paise are smaller. The early script may already have written both. */
export function FigureText({ hero, short, text }: FigureTextProps) {
  const [whole, paise] = figureParts(text);
  return (
    <dd
      className={classNames(hero && 'figure figure--hero', short && 'is-short') || undefined}
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{whole}</span>
      <span className="paise" suppressHydrationWarning>
        {paise}
      </span>
    </dd>
  );
}

const swatches = { first: 'key key--invested', second: 'key', balance: 'key key--balance' };

interface FigureLineProps {
  spec: FigureSpec;
  figure: Figure | undefined;
  /** As for `figureText`. */
  today: string | null;
  /** It is the better one of several. */
  better?: boolean;
}

/** One headline figure and its name. Both may already have been written by the early script when React comes. */
export function FigureLine({ spec, figure, today, better }: FigureLineProps) {
  const bought = boughtText(figure);
  const about = aboutText(figure);
  const text = figureText(figure, today);
  return (
    <div
      className={classNames(spec.hero && 'hero', better && 'is-better')}
      hidden={isHidden(spec, figure)}
      data-early="figure"
    >
      <dt data-basis={spec.hero && basisOf(spec)} suppressHydrationWarning>
        {spec.swatch && <span className={swatches[spec.swatch]} />}
        {spec.label}
      </dt>
      <FigureText hero={spec.hero} text={text} />
      {spec.hero && (
        <dd className="about no-print" data-early="about" hidden={about === ''} suppressHydrationWarning>
          {about}
        </dd>
      )}
      {/* In every place where an instalment may stand: which one it is changes with the way to invest. */}
      {spec.asPaid && (
        <dd className="result__bought" hidden={bought === ''} data-early="bought" suppressHydrationWarning>
          {bought}
        </dd>
      )}
    </div>
  );
}
