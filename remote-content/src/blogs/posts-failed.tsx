import { Failure } from 'shared/ui';

/** Stands where articles would when the call for them has failed. */
export function PostsFailed({ onRetry }: { onRetry: () => void }) {
  return <Failure message="The articles could not be loaded just now. Please try again." onRetry={onRetry} />;
}
