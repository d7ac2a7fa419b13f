import { Failure } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Stands where articles would when the call for them has failed. */
export function PostsFailed({ onRetry }: { onRetry: () => void }) {
  return <Failure message={messages.articlesNotLoaded} onRetry={onRetry} />;
}
