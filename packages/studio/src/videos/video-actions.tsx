import { VIDEO_NAME_MAX } from '@broadsheet/contract/site-video';
import {
  removeVideo,
  renameVideo,
  replaceVideo,
  type StudioVideo,
} from '@broadsheet/contract/studio/video-calls';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';
import { PictureForm } from '../pictures/picture-form.tsx';
import { describeExtent, nameOfUse } from '../pictures/picture-text.ts';
import { VideoDialog } from './video-dialog.tsx';
import { formatTitles } from './video-text.ts';

interface VideoActionProps {
  readonly video: StudioVideo;
  readonly onClose: () => void;
}

export const RenameDialog = ({ video, onClose }: VideoActionProps) => {
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    void act(async () => {
      await callStudio(renameVideo, { params: { digest: video.digest }, body: { name } });
      await refresh('/videos');
      onClose();
    });
  };
  return (
    <DialogFrame title="Rename" onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <TextInput
          label="Name"
          name="name"
          defaultValue={video.name}
          maxLength={VIDEO_NAME_MAX}
          isRequired
        />
        <FaultLine fault={fault} />
        <DialogButtons label="Save name" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};

/** Deletes a file that nothing uses, for good. */
export const DeleteDialog = ({ video, onClose }: VideoActionProps) => {
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const remove = () =>
    act(async () => {
      await callStudio(removeVideo, { params: { digest: video.digest }, body: {} });
      showToast(`Deleted “${video.name}”.`);
      onClose();
      await navigate('/videos');
      await refresh('/videos');
    });
  return (
    <DialogFrame title={`Delete “${video.name}”?`} onClose={onClose}>
      <p>
        This cannot be undone. Older versions of pages that show it cannot be published again
        without it.
      </p>
      <FaultLine fault={fault} />
      <DialogButtons
        label="Delete for good"
        isBusy={isBusy}
        onAct={() => void remove()}
        onCancel={onClose}
      />
    </DialogFrame>
  );
};

/** Puts another file in all places of this one: chooses it, lists the places, and edits them in one draft. */
export const ReplaceDialog = ({ video, onClose }: VideoActionProps) => {
  const [chosen, setChosen] = useState<StudioVideo | null>(null);
  if (!chosen)
    return (
      <VideoDialog
        title="Choose the new file"
        kind={video.format === 'vtt' ? 'captions' : 'video'}
        current={video.address}
        onDone={setChosen}
        onCancel={onClose}
      />
    );
  const save = async (change: string): Promise<string> => {
    await callStudio(replaceVideo, {
      params: { digest: video.digest },
      body: { change, video: chosen.digest },
    });
    showToast('Replaced in the draft.');
    return `/changes/${change}`;
  };
  return (
    <DialogFrame title="Replace everywhere" onClose={onClose}>
      <p>
        “{chosen.name}” in place of “{video.name}”. <b>{describeExtent(video.uses)}</b>
      </p>
      <ul>
        {[...new Set(video.uses.map(nameOfUse))].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {video.drafts.length > 0 && (
        <p className="soft">
          These drafts show it too, and stay as they are:{' '}
          {formatTitles(video.drafts.map(({ title }) => title))}.
        </p>
      )}
      {video.sections.length > 0 && (
        <p className="soft">
          These saved sections show it too, and stay as they are: {formatTitles(video.sections)}.
        </p>
      )}
      <PictureForm label="Replace in draft" change={undefined} onSave={save} onClose={onClose} />
    </DialogFrame>
  );
};
