import { Button } from 'react-aria-components';

interface JoinedLineProps {
  /** Who else's edits the page has now. */
  readonly joined: string | null;
  /** True if their edits could not be read. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Says that the page has another person's edits too. */
export const JoinedLine = ({ joined, failed, onRetry }: JoinedLineProps) => (
  <div className="editor-behind">
    <p role="status">{joined !== null && `The page has the latest edits of ${joined} too.`}</p>
    {failed && (
      <>
        <p role="alert">Somebody else saved this page, and their edits could not be loaded.</p>
        <Button className="button-quiet" onPress={onRetry}>
          Try again
        </Button>
      </>
    )}
  </div>
);
