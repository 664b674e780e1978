import { type OfficePicture, PICTURE_ALT_MAX } from '@broadsheet/contract/entities/office-picture';
import { pictureSource } from '@broadsheet/contract/picture-source';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { TextInput } from '../controls/text-input.tsx';

export interface PictureEdit {
  readonly alt?: string;
  /** 1 is the first. */
  readonly position?: number;
}

interface OfficePictureItemProps {
  readonly picture: OfficePicture;
  /** 1 is the first. */
  readonly position: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly onChange: (edit: PictureEdit) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

/** One office picture with its description. Removing it takes a second press. */
export const OfficePictureItem = (props: OfficePictureItemProps) => {
  const { picture, position, total, isBusy, onChange, onRemove } = props;
  const [alt, setAlt] = useState(picture.alt);
  const [isRemoving, setRemoving] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onChange({ alt: alt.trim() });
  };
  return (
    <li className="office-picture">
      <img {...pictureSource(picture, '9rem')} alt={picture.alt} width={144} height={96} />
      <Form className="form" onSubmit={save}>
        <TextInput
          label={`What picture ${position} shows`}
          value={alt}
          onChange={setAlt}
          maxLength={PICTURE_ALT_MAX}
          isRequired
          validate={(value) =>
            value.trim() === '' ? 'Describe the picture in one sentence.' : null
          }
        />
        <div className="buttons">
          {alt.trim() !== picture.alt && (
            <Button className="button" type="submit" isDisabled={isBusy}>
              Save description
            </Button>
          )}
          {position > 1 && (
            <Button
              className="button-bare"
              aria-label={`Move picture ${position} up`}
              isDisabled={isBusy}
              onPress={() => void onChange({ position: position - 1 })}
            >
              Move up
            </Button>
          )}
          {position < total && (
            <Button
              className="button-bare"
              aria-label={`Move picture ${position} down`}
              isDisabled={isBusy}
              onPress={() => void onChange({ position: position + 1 })}
            >
              Move down
            </Button>
          )}
          {isRemoving ? (
            <>
              <Button
                className="button-quiet"
                aria-label={`Remove picture ${position}`}
                isDisabled={isBusy}
                onPress={() => void onRemove()}
              >
                Remove picture
              </Button>
              <Button className="button-bare" onPress={() => setRemoving(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button
              className="button-bare"
              aria-label={`Remove picture ${position}…`}
              onPress={() => setRemoving(true)}
            >
              Remove…
            </Button>
          )}
        </div>
      </Form>
    </li>
  );
};
