import { readInboxSettings, saveInboxSettings } from '@broadsheet/contract/studio/inbox-calls';
import type { InboxMail } from '@broadsheet/contract/studio/inbox-mail';
import { callStudio } from '../api/call-studio.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useAct } from '../data/use-act.ts';
import { useCall } from '../data/use-call.ts';

const CHOICES: readonly (readonly [InboxMail, string])[] = [
  ['everything', 'Everything'],
  ['needs-me', 'Only what needs me'],
  ['nothing', 'Nothing'],
];

/** Which entries the user also gets as mail. */
export const MailChoice = () => {
  const settings = useCall(readInboxSettings);
  const { act, isBusy, fault } = useAct();
  if (!settings.data) return null;
  const save = (mail: InboxMail) =>
    void act(async () => {
      await settings.mutate(await callStudio(saveInboxSettings, { body: { mail } }), {
        revalidate: false,
      });
    });
  return (
    <div className="inbox-mail">
      <SelectInput
        label="Email me"
        value={settings.data.mail}
        choices={CHOICES}
        isDisabled={isBusy}
        onChange={save}
      />
      <p className="soft">
        We email you after two minutes, unless you have read it here. Approvals, mentions, drafts
        sent back and problems need you.
      </p>
      <FaultLine fault={fault} />
    </div>
  );
};
