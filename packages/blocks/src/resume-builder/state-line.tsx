import * as form from '../shared/form/form.styles.ts';
import * as styles from './resume-builder.styles.ts';
import type { SaveState } from './saving/resume-saver.ts';

const formatState = (state: SaveState, faults: number): string => {
  if (state.at === 'moved') return 'Not saved: choose which one counts';
  if (state.at === 'failed')
    return `Not saved: ${state.message}${state.isTriedAgain ? ' Trying again…' : ''}`;
  if (state.at !== 'saved') return 'Saving…';
  if (faults === 0) return 'Saved';
  return `Saved, but for ${faults === 1 ? '1 field that needs' : `${faults} fields that need`} a look`;
};

/** How things stand with what was typed. */
export const StateLine = (props: { readonly state: SaveState; readonly faults: number }) => (
  <p
    className={
      props.state.at === 'failed' || props.state.at === 'moved' ? form.fault : styles.state
    }
    role="status"
  >
    {formatState(props.state, props.faults)}
  </p>
);
