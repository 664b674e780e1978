import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../shared/form/form.styles.ts';
import * as styles from './resume-builder.styles.ts';
import type { SaveState } from './saving/resume-saver.ts';

interface StateLineProps {
  readonly state: SaveState;
  readonly faults: number;
  readonly messages: Messages['resume-builder'];
}

const formatState = ({ state, faults, messages }: StateLineProps): string => {
  if (state.at === 'moved') return messages.notSavedMoved;
  if (state.at === 'failed')
    return formatMessage(state.isTriedAgain ? messages.notSavedRetrying : messages.notSaved, {
      reason: state.message,
    });
  if (state.at !== 'saved') return messages.saving;
  return faults === 0 ? messages.saved : formatMessage(messages.savedExcept, { count: faults });
};

/** Shows whether the last changes are saved. */
export const StateLine = (props: StateLineProps) => (
  <p
    className={
      props.state.at === 'failed' || props.state.at === 'moved' ? form.fault : styles.state
    }
    role="status"
  >
    {formatState(props)}
  </p>
);
