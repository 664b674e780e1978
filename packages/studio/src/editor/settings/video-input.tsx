import { useState } from 'react';
import { Button } from 'react-aria-components';
import { VideoDialog } from '../../videos/video-dialog.tsx';
import type { VideoKind } from '../../videos/video-text.ts';
import type { FieldProps } from './field-frame.tsx';
import type { FieldKind } from './field-kind.ts';
import { TextInput } from './plain-inputs.tsx';

interface VideoInputProps extends FieldProps {
  readonly kind: Extract<FieldKind, { kind: 'video' }>;
}

const TITLES: Readonly<Record<VideoKind, string>> = {
  video: 'Choose a video',
  captions: 'Choose captions',
};

/** The setting of a video or its captions: an address, or a file that is uploaded here. */
export const VideoInput = ({ kind, ...props }: VideoInputProps) => {
  const [isOpen, setOpen] = useState(false);
  const { field, value, onChange } = props;
  const text = { ...kind, kind: 'text', long: false, names: null } as const;
  return (
    <div className="video-setting">
      <TextInput {...props} kind={text} />
      <Button
        className="button-quiet"
        aria-label={`Upload or choose ${field.label}`}
        onPress={() => setOpen(true)}
      >
        Upload or choose…
      </Button>
      {isOpen && (
        <VideoDialog
          title={TITLES[kind.of]}
          kind={kind.of}
          current={typeof value === 'string' ? value : ''}
          onDone={({ address }) => {
            setOpen(false);
            onChange(address);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
};
