import { toast } from 'shared/ui';
import type { ShownPlan } from '#calculator-page/linked/shown-plan.ts';
import { PAST_PERFORMANCE } from '#engine/illustration/limits.ts';
import { messages } from '#messages.en.ts';

const WHATSAPP = 'https://wa.me/?text=';

/**
 * Hands a result to WhatsApp. As a link that is pressed: a window that a script opens is refused more often. Where this code
 * took so long to come that the browser has forgotten the press, it would refuse without a word; the next one is answered.
 */
export function openWhatsApp(plan: ShownPlan, link: string): void {
  // Older browsers do not tell.
  const { userActivation } = navigator as object as { userActivation?: { isActive: boolean } };
  if (userActivation?.isActive === false) {
    toast(messages.pressWhatsAppAgain, 'info');
    return;
  }
  const opener = document.createElement('a');
  opener.href = WHATSAPP + encodeURIComponent(shareText(plan, link));
  opener.target = '_blank';
  opener.rel = 'noopener noreferrer';
  opener.click();
}

/** Hands a result to the browser's own list; where there is none, it is copied as text. */
export async function share(plan: ShownPlan, link: string): Promise<void> {
  const { title } = plan;
  const text = shareText(plan, link);
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, text });
    await navigator.clipboard.writeText(text);
    toast(messages.textCopied, 'success');
  } catch (error) {
    // Whoever closes the browser's own list has changed their mind.
    if (!(error instanceof Error && error.name === 'AbortError')) toast(messages.notShared, 'error');
  }
}

/** A result as a message to somebody: what was asked, the figures, how they are made, and where they open again. */
export const shareText = ({ title, asked, figures, basis }: ShownPlan, link: string): string =>
  [
    asked === '' ? title : `${title}: ${asked}`,
    ...figures.map(({ label, text }) => `${label}: ${text}`),
    basis,
    PAST_PERFORMANCE,
    link,
  ]
    .filter(Boolean)
    .join('\n');
