import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { error as failedStyle } from '../shared/form/message.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { preferencePlan } from './preference-plan.ts';
import type { earlyPreference } from './schema.ts';

type Props = BlockProps<typeof earlyPreference>;

export const EarlyPreference = ({
  id,
  settings,
  data: { choices, skills, offered, values, state, next, failed },
  messages,
  dispatch,
}: Props) => (
  <Section id={id} title={settings.title}>
    {failed !== null && (
      <p className={failedStyle} role="alert">
        {failed}
      </p>
    )}
    <p>{state}</p>
    <CallForm
      plan={preferencePlan({ ...choices, skills, offered }, messages)}
      values={values}
      messages={messages}
      dispatch={dispatch}
      next={next}
      onDone={({ message }) => {
        dispatch({ action: 'toast', tone: 'success', message });
        dispatch({ action: 'navigate', href: next });
        return 'leaving';
      }}
    />
  </Section>
);
