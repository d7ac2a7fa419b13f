import { Component, type ReactNode } from 'react';

interface Props {
  /** Changes when another release or another attempt is shown: the boundary then starts afresh. */
  resetKey: string;
  /** Told once per failure, after React has given up on the release's part of the tree. */
  onFailure: (error: unknown) => void;
  /** Shown from a failure until `resetKey` changes. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches whatever a release throws while it loads or renders, so that the header, the footer and all other pages stay. */
export class ReleaseBoundary extends Component<Props, { failedKey: string | null }> {
  override state = { failedKey: null };

  static getDerivedStateFromError() {
    return { failedKey: '' };
  }

  static getDerivedStateFromProps(props: Props, state: { failedKey: string | null }) {
    if (state.failedKey === '') return { failedKey: props.resetKey };
    return state.failedKey !== null && state.failedKey !== props.resetKey ? { failedKey: null } : null;
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failedKey === null ? this.props.children : this.props.fallback;
  }
}
