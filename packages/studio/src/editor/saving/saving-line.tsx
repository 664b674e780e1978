import { Button } from 'react-aria-components';
import type { Saving } from './document-saver.ts';

const SAVING_TEXTS: Readonly<Record<Exclude<Saving['kind'], 'refused'>, string>> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  offline: 'You are offline. Your edits will be saved when you are back online.',
  moved: 'Someone else saved this page before you.',
};

const isOnTheWay = ({ kind }: Saving): boolean => kind === 'waiting' || kind === 'saving';

/** The save state. Transient states are visible but not announced: they would be announced with every letter. */
export const SavingLine = ({
  saving,
  onRetry,
}: {
  readonly saving: Saving;
  readonly onRetry: () => void;
}) => {
  const text =
    saving.kind === 'refused' ? `Not saved: ${saving.message}` : SAVING_TEXTS[saving.kind];
  return (
    <span className="editor-saving" data-saving={saving.kind}>
      <span role="status">{isOnTheWay(saving) ? '' : text}</span>
      {isOnTheWay(saving) && <span>{text}</span>}
      {(saving.kind === 'offline' || saving.kind === 'refused') && (
        <Button className="button-quiet" onPress={onRetry}>
          Save now
        </Button>
      )}
    </span>
  );
};
