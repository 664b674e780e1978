import type { PictureShape } from '@broadsheet/contract/picture-shape';
import { PICTURE_ALT_SETTING, PICTURE_SETTING } from '@broadsheet/contract/pictures';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { framesOfShape } from '../../picture/frames.ts';
import { PictureDialog } from '../../picture/picture-dialog.tsx';
import type { FieldProps } from './field-frame.tsx';
import { valueFault } from './value-fault.ts';

/** The setting of a picture: shows it, and uploads another one in the shape that the page needs. */
export const PictureInput = ({
  field,
  value,
  onChange,
  beside,
  shape,
}: FieldProps & { readonly shape: PictureShape }) => {
  const [isOpen, setOpen] = useState(false);
  const address = typeof value === 'string' ? value : '';
  const absent = field.required ? 'Required. Add a picture.' : null;
  const fault = value === undefined ? absent : valueFault(field.schema, value);
  const done = (next: string) => {
    setOpen(false);
    onChange(next === '' ? undefined : next);
  };
  const choose = (next: string, { alt }: StudioPicture) => {
    const takesAlt = field.name === PICTURE_SETTING && beside?.has(PICTURE_ALT_SETTING);
    if (!alt || !takesAlt || beside?.values[PICTURE_ALT_SETTING]) return done(next);
    setOpen(false);
    beside?.onChange({ [field.name]: next, [PICTURE_ALT_SETTING]: alt });
  };
  return (
    <fieldset className="editor-group picture-setting">
      <legend>{field.label}</legend>
      {field.help && <p className="soft">{field.help}</p>}
      {address !== '' && fault === null && (
        <img className="picture-thumb" data-shape={shape} src={address} alt="" />
      )}
      {fault && <p className="field-error">{fault}</p>}
      <div className="editor-buttons">
        <Button
          className="button-quiet"
          aria-label={`${address === '' ? 'Add' : 'Replace'} ${field.label}`}
          onPress={() => setOpen(true)}
        >
          {address === '' ? 'Add picture…' : 'Replace…'}
        </Button>
        {address !== '' && (
          <Button
            className="button-bare"
            aria-label={`Remove ${field.label}`}
            onPress={() => onChange(undefined)}
          >
            Remove
          </Button>
        )}
      </div>
      {isOpen && (
        <PictureDialog
          frames={framesOfShape(shape)}
          title={field.label}
          text={address}
          takesAddress={shape !== 'wordmark'}
          onDone={done}
          onPicture={choose}
          onCancel={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
};
