import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { type FormEvent, useMemo, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { DialogButtons } from '../../controls/dialog-buttons.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { FaultLine } from '../../controls/fault-line.tsx';
import { Loaded } from '../../controls/loaded.tsx';
import { showToast } from '../../controls/toasts.tsx';
import { useAct } from '../../data/use-act.ts';
import { useCall } from '../../data/use-call.ts';
import type { Palette } from '../../editor/audience/audience-fields.ts';
import { pageOfLayout } from '../../format/is-layout.ts';
import { readDraftExperiments, writeExperiment } from '../draft-experiments.ts';
import { experimentOf, newTrial } from './trial.ts';
import { armFaultOf, nameFaultOf, tryEdit } from './trial-faults.ts';
import { TrialForm } from './trial-form.tsx';
import { saveTrial, type TrialTexts, useTrialTexts } from './use-trial.ts';

interface TrialDialogProps {
  readonly change: Change;
  readonly document: ChangeDocument;
  readonly onChange: (change: Change) => void;
  readonly onClose: () => void;
}

interface TrialPromptProps extends TrialDialogProps {
  readonly texts: TrialTexts;
  readonly palette: Palette;
}

const isTakenIn =
  ({ experiments }: TrialTexts) =>
  (name: string): boolean =>
    readDraftExperiments(experiments).experiments?.byKey.has(name) ?? false;

const Refused = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <div role="alert" className="failure">
    <p>We cannot run this draft as an experiment:</p>
    <ul>
      {sentences.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </div>
);

const TrialPrompt = (props: TrialPromptProps) => {
  const { change, document, texts, palette, onChange, onClose } = props;
  const page = pageOfLayout(document.file);
  const [begun] = useState(() => newTrial(page, isTakenIn(texts)));
  const [trial, setTrial] = useState(begun);
  const { act, isBusy, fault } = useAct();
  const first = useMemo(() => tryEdit(document, texts, begun), [document, texts, begun]);
  const made = useMemo(() => tryEdit(document, texts, trial), [document, texts, trial]);
  // An error that occurs for this name only is an error of the name.
  const nameFault =
    nameFaultOf(page, trial, texts.experiments) ??
    ('refused' in made ? made.refused.join(' ') : null);
  const armFault = armFaultOf(trial);
  const isReady = !nameFault && !armFault && 'text' in made;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void act(async () => {
      const wanted = experimentOf(page, trial);
      const experiments = writeExperiment(texts.experiments, trial.experiment, wanted);
      await saveTrial(change, document, { layout: made.text, experiments }, onChange);
      showToast(`${trial.experiment} added to this draft. Publish the draft to start it.`);
      onClose();
    });
  };
  // During the save, half of it is already in the change.
  if ('refused' in first && !isBusy)
    return (
      <>
        <Refused sentences={first.refused} />
        <Button className="button-quiet" onPress={onClose}>
          Close
        </Button>
      </>
    );
  return (
    <Form className="form" onSubmit={submit}>
      <p>
        Some visitors will see your draft of {formatPage(page)}. Everyone else will see the live
        page.
      </p>
      <TrialForm {...{ change, page, trial, nameFault, armFault, palette }} onChange={setTrial} />
      <FaultLine fault={fault} />
      <DialogButtons
        label="Create experiment"
        isBusy={isBusy}
        isDisabled={!isReady}
        onCancel={onClose}
      />
    </Form>
  );
};

/** Asks how to test an edit of a page, and writes the experiment into the change. */
export const TrialDialog = (props: TrialDialogProps) => {
  const texts = useTrialTexts(props.change, props.document);
  const palette = useCall(readPalette);
  return (
    <DialogFrame title="Run as an experiment" isWide onClose={props.onClose}>
      <Loaded of={texts}>
        {(found) => (
          <Loaded of={palette}>
            {(known) => <TrialPrompt {...props} texts={found} palette={known} />}
          </Loaded>
        )}
      </Loaded>
    </DialogFrame>
  );
};
