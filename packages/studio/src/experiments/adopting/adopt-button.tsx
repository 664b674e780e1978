import { CONTROL } from '@broadsheet/contract/experiments';
import { openChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import { Button, Label, Radio, RadioGroup } from 'react-aria-components';
import { callStudio } from '../../api/call-studio.ts';
import { DialogButtons } from '../../controls/dialog-buttons.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { FaultLine } from '../../controls/fault-line.tsx';
import { useAct } from '../../data/use-act.ts';
import { useRefresh } from '../../data/use-call.ts';
import { EXPERIMENTS_FILE } from '../experiments-file.ts';
import { adoptArm } from './adopt-arm.ts';

const formatArm = (arm: string): string => (arm === CONTROL ? 'control, the page as it was' : arm);

const readLive = async (file: string): Promise<string> =>
  (await callStudio(readFile, { query: { file } })).text;

interface AdoptButtonProps {
  readonly of: StudioExperiment;
  /** @param draft the page of the draft that gives everybody this version */
  readonly onAdopted: (arm: string, draft: string) => void;
}

/** Makes a draft in which everybody in an experiment gets one version for good. */
export const AdoptButton = ({ of: { key, experiment }, onAdopted }: AdoptButtonProps) => {
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const arms = Object.keys(experiment.variants);
  const [arm, setArm] = useState(arms.find((each) => each !== CONTROL) ?? CONTROL);
  const [refused, setRefused] = useState<string | null>(null);
  const { act, isBusy, fault } = useAct();
  const file = `layouts/${experiment.page}.json`;
  const adopt = () =>
    act(async () => {
      const [layout, experiments] = await Promise.all([readLive(file), readLive(EXPERIMENTS_FILE)]);
      const adopted = adoptArm({ layout, experiments }, key, arm);
      setRefused('refused' in adopted ? adopted.refused : null);
      if ('refused' in adopted) return;
      const { id } = await callStudio(openChange, { body: { title: `Keep “${arm}” of ${key}` } });
      const params = { change: id };
      const save = (named: string, text: string) =>
        callStudio(saveDocument, { params, body: { file: named, version: null, text } });
      await save(file, adopted.layout);
      await save(EXPERIMENTS_FILE, adopted.experiments);
      await refresh('/changes');
      setOpen(false);
      onAdopted(arm, `/changes/${id}`);
    });
  return (
    <>
      <Button className="button-quiet" onPress={() => setOpen(true)}>
        Keep a version…
      </Button>
      {isOpen && (
        <DialogFrame title="Which version stays?" onClose={() => setOpen(false)}>
          <p>
            You get a draft for {formatPage(experiment.page)}: everyone in the experiment sees this
            version for good, and the experiment stops. Nothing changes until you publish it.
          </p>
          <RadioGroup className="radios" value={arm} onChange={setArm}>
            <Label>Version</Label>
            {arms.map((each) => (
              <Radio key={each} value={each} className="radio">
                {formatArm(each)}
              </Radio>
            ))}
          </RadioGroup>
          <div role="alert">{refused && <p className="field-error">{refused}</p>}</div>
          <FaultLine fault={fault} />
          <DialogButtons
            label="Create draft"
            isBusy={isBusy}
            onAct={() => void adopt()}
            onCancel={() => setOpen(false)}
          />
        </DialogFrame>
      )}
    </>
  );
};
