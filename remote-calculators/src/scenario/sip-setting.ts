import type { CalculatorView } from '#definition/definition.ts';
import type { InputRule } from '#engine/model.ts';
import { fieldText, plainFigure } from '#figures/amount-text.ts';
import { figureIn } from '#scenario/chance-setting.ts';

/** What the SIP beside a deposit is assumed to return in per cent, as typed, and whether it is shown: the panel is open. */
export interface SipSetting {
  on: boolean;
  text: string;
}

export const usualSip: SipSetting = { on: false, text: '12' };

export const sipReturnRule = { unit: 'percent', min: 0, max: 30 } as const satisfies InputRule;

/** Name of the return in a link, which opens the panel. */
export const SIP_RETURN = 'sipReturnPct';

/** Writes the return into a query while its panel is open and it can be used. */
export function sipIntoQuery({ extras }: Pick<CalculatorView, 'extras'>, setting: SipSetting, query: URLSearchParams) {
  const value = extras.againstSip && setting.on ? figureIn(setting.text, sipReturnRule) : null;
  if (value !== null) query.set(SIP_RETURN, plainFigure(value));
}

/** The setting of a link; null when it cannot be used. */
export function sipFrom({ extras }: Pick<CalculatorView, 'extras'>, query: URLSearchParams): SipSetting | null {
  const text = extras.againstSip ? query.get(SIP_RETURN) : null;
  if (text === null) return usualSip;
  const value = figureIn(text, sipReturnRule);
  return value === null ? null : { on: true, text: fieldText(value) };
}
