import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { saveSocialConnection } from '@broadsheet/contract/calls/social-connections';
import type { SocialKind } from '@broadsheet/contract/social-address';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { line } from '../shared/form/kinds/line.ts';
import { SOCIAL_SITES } from '../shared/profile/social-sites.ts';
import * as styles from './social-links.styles.ts';

type Plan = FormPlan<typeof saveSocialConnection>;

const planOf = (kind: SocialKind): Plan => {
  const { name, example } = SOCIAL_SITES[kind];
  return {
    id: `social-${kind}`,
    call: saveSocialConnection,
    fields: [
      {
        name: 'address',
        kind: line('Enter the address.', 'off'),
        label: name,
        hint: `Such as ${example}.`,
      },
    ],
    submit: 'Save',
    busy: 'Saving…',
  };
};
const PLANS: Readonly<Record<SocialKind, Plan>> = {
  linkedin: planOf('linkedin'),
  facebook: planOf('facebook'),
  twitter: planOf('twitter'),
};
const REMOVE: Plan = {
  id: 'social-remove',
  call: saveSocialConnection,
  fields: [],
  submit: 'Remove',
  busy: 'Removing…',
};

interface SocialRowProps {
  readonly kind: SocialKind;
  /** Undefined where none is kept. */
  readonly address: string | undefined;
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onChanged: (
    items: CallAnswer<typeof saveSocialConnection>['items'],
    message: string,
  ) => void;
}

/** The page at one site: to be added, or kept with the way to it and the way out. */
export const SocialRow = ({
  kind,
  address,
  next,
  messages,
  dispatch,
  onChanged,
}: SocialRowProps) => {
  const { name } = SOCIAL_SITES[kind];
  const common = { dispatch, next };
  if (address === undefined)
    return (
      <li className={styles.row}>
        <CallForm
          plan={PLANS[kind]}
          buttonStyle="quiet"
          about={name}
          given={{ kind }}
          {...common}
          onDone={({ items }) => {
            onChanged(items, `Your page at ${name} has been added.`);
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
        plan={REMOVE}
        buttonStyle="quiet"
        about={name}
        given={{ kind, address: '' }}
        {...common}
        onDone={({ items }) => {
          onChanged(items, `Your page at ${name} has been removed.`);
          return undefined;
        }}
        messages={messages}
      />
    </li>
  );
};
