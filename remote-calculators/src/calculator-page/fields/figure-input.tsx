import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { fieldText, groupWhileTyping, readTyped, withoutStuckSeparator } from '#calculator-page/fields/amount-text.ts';
import { deletesForward } from '#calculator-page/fields/deletes-forward.ts';
import { showWhole } from '#calculator-page/fields/show-whole.ts';

interface FigureInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  text: string;
  onText: (text: string) => void;
  /** Group digits the Indian way while typing. Years and rates are left as typed. */
  grouped: boolean;
}

/** A text field for one figure. The caret stays behind the digit that was typed, whatever commas appear before it. */
export function FigureInput({ text, onText, grouped, ...rest }: FigureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // A comma typed into "5,000" changes nothing but the caret: that too needs a render to put it back.
  const [, settleCaret] = useReducer((count: number) => count + 1, 0);

  // After every render that this field caused: React has written the grouped text and lost the caret.
  useLayoutEffect(() => {
    if (caret.current === null || input.current === null || document.activeElement !== input.current) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  // What was typed before the page's script arrived is kept: the field in the document knows better than the state.
  const adopt = useRef(() => {
    const { value = text, selectionStart = null } = input.current ?? {};
    if (value === text) return;
    const typed = { text: value, caret: selectionStart ?? value.length };
    onText(grouped ? groupWhileTyping(typed).text : value);
  });
  useLayoutEffect(() => adopt.current(), []);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    if (!grouped) return onText(value);
    const forward = deletesForward(event.nativeEvent);
    const typed = { text: value, caret: selectionStart ?? value.length };
    const edited = groupWhileTyping(withoutStuckSeparator(text, typed, forward));
    caret.current = edited.caret;
    settleCaret();
    onText(edited.text);
  };

  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const typed = readTyped(target.value);
    const settled = typed.state === 'figure' ? fieldText(typed.value) : '';
    if (settled !== '' && settled !== target.value) onText(settled);
  };

  return (
    <input
      ref={input}
      className="input"
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      value={text}
      onChange={change}
      onBlur={leave}
      onFocus={showWhole}
    />
  );
}
