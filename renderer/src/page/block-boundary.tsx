import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** What breaks inside one block ends with that block: its place stays empty, the page goes on. */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
