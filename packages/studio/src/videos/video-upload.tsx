import { VIDEO_NAME_MAX } from '@broadsheet/contract/site-video';
import type { StudioVideo } from '@broadsheet/contract/studio/video-calls';
import { type FormEvent, useState } from 'react';
import {
  Button,
  DropZone,
  FileTrigger,
  Form,
  isFileDropItem,
  ProgressBar,
  Text,
} from 'react-aria-components';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { formatSize } from '../picture/format-size.ts';
import { useVideoUpload } from './use-video-upload.ts';
import {
  findFileFault,
  formatUploadHint,
  formatWrongKind,
  isOfKind,
  suggestName,
  VIDEO_TYPES,
  type VideoKind,
} from './video-text.ts';

interface VideoDropZoneProps {
  readonly kinds: readonly VideoKind[];
  readonly onFile: (file: File | undefined) => void;
}

const VideoDropZone = ({ kinds, onFile }: VideoDropZoneProps) => (
  <DropZone
    className="drop-zone buttons"
    aria-label="Drop a file here"
    onDrop={({ items }) => void items.find(isFileDropItem)?.getFile().then(onFile)}
  >
    <FileTrigger
      acceptedFileTypes={kinds.flatMap((kind) => VIDEO_TYPES[kind])}
      onSelect={(files) => onFile(files?.[0])}
    >
      <Button className="button-quiet">Choose file</Button>
    </FileTrigger>
    <Text slot="label" className="soft">
      Or drop it here. {formatUploadHint(kinds)}
    </Text>
  </DropZone>
);

interface ProgressProps {
  readonly share: number;
  readonly onCancel: () => void;
}

const Progress = ({ share, onCancel }: ProgressProps) => (
  <div className="form">
    <ProgressBar className="video-progress" aria-label="Upload" value={Math.round(share * 100)}>
      {({ percentage = 0, valueText }) => (
        <>
          <span>{valueText}</span>
          <div className="video-progress-track">
            <div className="video-progress-bar" style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </ProgressBar>
    <div className="buttons">
      {/* Once all is sent, the server stores it. The button remains focused. */}
      <Button className="button-quiet" autoFocus isPending={share >= 1} onPress={onCancel}>
        Cancel upload
      </Button>
    </div>
  </div>
);

interface NameFormProps {
  readonly file: File;
  readonly name: string;
  /** Whether it is shown again, after an upload that ended without success. */
  readonly isAgain: boolean;
  readonly onName: (name: string) => void;
  readonly onUpload: () => void;
}

const NameForm = ({ file, name, isAgain, onName, onUpload }: NameFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onUpload();
  };
  return (
    <Form className="form" onSubmit={submit}>
      <p>
        {file.name}, {formatSize(file.size)}
      </p>
      <TextInput
        label="Name"
        name="name"
        description="What your team calls it. Visitors do not see it."
        value={name}
        onChange={onName}
        maxLength={VIDEO_NAME_MAX}
        isRequired
      />
      <div className="buttons">
        <Button className="button" type="submit" autoFocus={isAgain}>
          Upload
        </Button>
      </div>
    </Form>
  );
};

const UPLOAD_STATES = {
  sending: 'Uploading',
  checking: 'Checking the file',
  cancelled: 'The upload was cancelled.',
} as const;

interface VideoUploadProps {
  readonly kinds: readonly VideoKind[];
  readonly onDone: (video: StudioVideo) => void;
}

/** Chooses a file, names it and uploads it. */
export const VideoUpload = ({ kinds, onDone }: VideoUploadProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  const take = (video: StudioVideo) => {
    if (kinds.some((kind) => isOfKind(video.format, kind))) return onDone(video);
    setFile(null);
    setRefusal(formatWrongKind(video));
  };
  const { upload, cancel, share, isBusy, isCancelled, fault, forget } = useVideoUpload(take);
  const choose = (next: File | undefined) => {
    if (!next) return;
    const found = findFileFault(next, kinds);
    forget();
    setRefusal(found);
    setFile(found === null ? next : null);
    setName(suggestName(next.name));
    setAgain(false);
  };
  const send = () => {
    setAgain(true);
    if (file) void upload(file, name.trim());
  };
  const busyState = share < 1 ? 'sending' : 'checking';
  const state = isBusy ? busyState : isCancelled && 'cancelled';
  return (
    <>
      <p role="status" className="soft">
        {state && UPLOAD_STATES[state]}
      </p>
      {isBusy ? (
        <Progress share={share} onCancel={cancel} />
      ) : (
        <>
          <VideoDropZone kinds={kinds} onFile={choose} />
          <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
          <FaultLine fault={fault} />
          {file && (
            <NameForm
              key={file.name}
              {...{ file, name, isAgain }}
              onName={setName}
              onUpload={send}
            />
          )}
        </>
      )}
    </>
  );
};
