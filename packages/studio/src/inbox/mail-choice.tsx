import { readInboxSettings, saveInboxSettings } from '@broadsheet/contract/studio/inbox-calls';
import type { InboxMail } from '@broadsheet/contract/studio/inbox-mail';
import { useRef, useState } from 'react';
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

/** Saves one choice at a time, the newest one last. */
const useMailChoice = () => {
  const settings = useCall(readInboxSettings);
  const { act, fault } = useAct();
  const [chosen, setChosen] = useState<InboxMail | null>(null);
  const newest = useRef<InboxMail | null>(null);
  const saveNewest = async () => {
    try {
      while (newest.current !== null) {
        const mail = newest.current;
        newest.current = null;
        const saved = await callStudio(saveInboxSettings, { body: { mail } });
        await settings.mutate(saved, { revalidate: false });
      }
    } finally {
      newest.current = null;
      setChosen(null);
    }
  };
  const choose = (mail: InboxMail) => {
    setChosen(mail);
    newest.current = mail;
    // While another choice is being saved, this one follows it.
    void act(saveNewest);
  };
  return { mail: chosen ?? settings.data?.mail, choose, fault: fault ?? settings.error };
};

/** Which entries the user also gets as mail. */
export const MailChoice = () => {
  const { mail, choose, fault } = useMailChoice();
  if (mail === undefined) return <FaultLine fault={fault} />;
  return (
    <div className="inbox-mail">
      <SelectInput label="Email me" value={mail} choices={CHOICES} onChange={choose} />
      <p className="soft">
        We email you after two minutes, unless you have read it here. Approvals, mentions, drafts
        sent back and problems need you.
      </p>
      <FaultLine fault={fault} />
    </div>
  );
};
