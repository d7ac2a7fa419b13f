import type { ChangeEvent, FocusEvent, InputHTMLAttributes } from 'react';
import { writtenOut } from '#figures/amount-text.ts';
import { typedText, typingOf } from '#form/typed-text.ts';

/** On a small screen the slider and the bounds of a field may lie below the result bar: they come up with it. */
export function showWhole({ target }: FocusEvent): void {
  target.closest('.quantity')?.scrollIntoView({ block: 'nearest' });
}

interface FigureInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  text: string;
  /** Without it the page's form store hears the field and writes it, and React only renders it at first. */
  onText: ((text: string) => void) | undefined;
  /** Group digits the Indian way while typing. Years and rates are left as typed. */
  grouped: boolean;
}

/** A text field for one figure. */
export function FigureInput({ text, onText, grouped, ...rest }: FigureInputProps) {
  const handlers = onText && {
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      onText(typedText(target, grouped, text, typingOf(nativeEvent))),
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      const settled = writtenOut(target.value);
      if (settled !== target.value) onText(settled);
    },
  };
  return (
    <input
      className="input"
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...(handlers ?? { defaultValue: text, suppressHydrationWarning: true })}
      onFocus={showWhole}
    />
  );
}
