import { toast } from 'shared/ui';
import { messages } from '#calculator-page/keep/messages.en.ts';
import { shareText } from '#calculator-page/keep/share-text.ts';
import type { ShownPlan } from '#calculator-page/linked/shown-plan.ts';

const WHATSAPP = 'https://wa.me/?text=';

/** Hands a result to WhatsApp. As a link that is pressed: a window that a script opens is refused more often. */
export function openWhatsApp(plan: ShownPlan, link: string): void {
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
