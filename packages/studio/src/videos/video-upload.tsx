import { VIDEO_NAME_MAX } from '@broadsheet/contract/site-video';
import type { StudioVideo } from '@broadsheet/contract/studio/video-calls';
import { type FormEvent, useState } from 'react';
import {
  Button,
  DropZone,
  FileTrigger,
  Form,
  isFileDropItem,
  Label,
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

const Progress = ({
  share,
  onCancel,
}: {
  readonly share: number;
  readonly onCancel: () => void;
}) => (
  <div className="form">
    <ProgressBar className="video-progress" value={Math.round(share * 100)}>
      {({ percentage = 0, valueText }) => (
        <>
          <Label>{share < 1 ? 'Uploading' : 'Checking the file'}</Label> <span>{valueText}</span>
          <div className="video-progress-track">
            <div className="video-progress-bar" style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </ProgressBar>
    <div className="buttons">
      <Button className="button-quiet" onPress={onCancel}>
        Cancel upload
      </Button>
    </div>
  </div>
);

interface VideoUploadProps {
  readonly kinds: readonly VideoKind[];
  readonly onDone: (video: StudioVideo) => void;
}

/** Chooses a file, names it and uploads it. */
export const VideoUpload = ({ kinds, onDone }: VideoUploadProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { upload, cancel, share, isBusy, fault, forget } = useVideoUpload(onDone);
  const choose = (next: File | undefined) => {
    if (!next) return;
    const found = findFileFault(next);
    forget();
    setRefusal(found);
    setFile(found === null ? next : null);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (file) void upload(file, name);
  };
  if (isBusy) return <Progress share={share} onCancel={cancel} />;
  return (
    <>
      <VideoDropZone kinds={kinds} onFile={choose} />
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
      <FaultLine fault={fault} />
      {file && (
        <Form className="form" onSubmit={submit}>
          <p>
            {file.name}, {formatSize(file.size)}
          </p>
          <TextInput
            key={file.name}
            label="Name"
            name="name"
            description="What your team calls it. Visitors do not see it."
            defaultValue={suggestName(file.name)}
            maxLength={VIDEO_NAME_MAX}
            isRequired
          />
          <div className="buttons">
            <Button className="button" type="submit">
              Upload
            </Button>
          </div>
        </Form>
      )}
    </>
  );
};
