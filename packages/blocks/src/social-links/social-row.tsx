import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { saveSocialConnection } from '@broadsheet/contract/calls/social-connections';
import type { SocialKind } from '@broadsheet/contract/social-address';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { line } from '../shared/form/kinds/line.ts';
import { SOCIAL_SITES } from '../shared/profile/social-sites.ts';
import * as styles from './social-links.styles.ts';

type Plan = FormPlan<typeof saveSocialConnection>;

type SocialMessages = Pick<Messages, 'forms' | 'social-links'>;

const addPlan = (kind: SocialKind, { forms, 'social-links': texts }: SocialMessages): Plan => {
  const { name, example } = SOCIAL_SITES[kind];
  return {
    id: `social-${kind}`,
    call: saveSocialConnection,
    fields: [
      {
        name: 'address',
        kind: line(texts.missing, 'off'),
        label: name,
        hint: formatMessage(texts.hint, { example }),
      },
    ],
    submit: forms.save,
    busy: forms.saving,
  };
};
const removePlan = ({ remove, removing }: Messages['forms']): Plan => ({
  id: 'social-remove',
  call: saveSocialConnection,
  fields: [],
  submit: remove,
  busy: removing,
});

interface SocialRowProps {
  readonly kind: SocialKind;
  /** Undefined if none is saved. */
  readonly address: string | undefined;
  readonly next: string;
  readonly messages: SocialMessages;
  readonly dispatch: (action: Action) => void;
  readonly onChanged: (
    items: CallAnswer<typeof saveSocialConnection>['items'],
    message: string,
  ) => void;
}

/** One social profile: a form to add it, or the saved link with a remove button. */
export const SocialRow = ({
  kind,
  address,
  next,
  messages,
  dispatch,
  onChanged,
}: SocialRowProps) => {
  const { name } = SOCIAL_SITES[kind];
  const texts = messages['social-links'];
  const common = { dispatch, next };
  if (address === undefined)
    return (
      <li className={styles.row}>
        <CallForm
          plan={addPlan(kind, messages)}
          buttonStyle="quiet"
          about={name}
          given={{ kind }}
          {...common}
          onDone={({ items }) => {
            onChanged(items, formatMessage(texts.added, { site: name }));
            return undefined;
          }}
          messages={messages}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <p className={styles.account}>
        <strong>{name}</strong>
        <a href={address} rel="nofollow noopener me">
          {address.replace('https://', '')}
        </a>
      </p>
      <CallForm
        plan={removePlan(messages.forms)}
        buttonStyle="quiet"
        about={name}
        given={{ kind, address: '' }}
        {...common}
        onDone={({ items }) => {
          onChanged(items, formatMessage(texts.removed, { site: name }));
          return undefined;
        }}
        messages={messages}
      />
    </li>
  );
};
