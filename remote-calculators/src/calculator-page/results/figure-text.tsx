import { classNames } from 'shared/ui';
import { figureParts } from '#outcome/figure-text.ts';

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
