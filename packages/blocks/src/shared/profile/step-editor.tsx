import type { Action } from '@broadsheet/contract/actions';
import type { CallDefinition } from '@broadsheet/contract/call';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../form/call-form.tsx';
import type { FormPlan, Typed } from '../form/form-plan.ts';
import { EditDisclosure } from './edit-disclosure.tsx';
import { PROFILE_HREF } from './own-profile.ts';
import type { SaveMessage } from './use-save-message.ts';

interface StepEditorProps<Call extends CallDefinition> {
  readonly label?: string;
  /** What is edited, for screen readers. */
  readonly about: string;
  readonly plan: FormPlan<Call>;
  readonly values: Typed;
  readonly given?: Readonly<Record<string, string | number>>;
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms' | 'profile'>;
  readonly dispatch: (action: Action) => void;
}

/** A part of the profile that is edited in place. */
export const StepEditor = <Call extends CallDefinition>({
  label,
  about,
  saved,
  messages,
  ...form
}: StepEditorProps<Call>) => (
  <EditDisclosure label={label ?? messages.profile.edit} about={about}>
    {(close) => (
      <CallForm
        {...form}
        messages={messages}
        next={PROFILE_HREF}
        onDone={() => {
          close();
          void saved.report(messages.profile.saved);
          return undefined;
        }}
      />
    )}
  </EditDisclosure>
);
