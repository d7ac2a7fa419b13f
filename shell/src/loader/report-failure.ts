/** Notes that a release failed in this browser. The release is named; the visitor is not. */
export function reportFailure(release: string, error: unknown): void {
  console.error(`Release ${release} failed and was replaced:`, error);
}
