import type { ReactNode } from 'react';
import { Button, FieldError, Input, Label, Switch, TextField } from 'react-aria-components';
import type { Palette } from '../audience/audience-fields.ts';
import { Pane } from '../pane.tsx';
import { Pick } from '../parts/pick.tsx';
import type { Panes } from '../use-panes.ts';
import { type DeviceName, PersonaForm } from './persona-form.tsx';
import type { Previews } from './use-previews.ts';

const DEVICE_NAMES = [
  { id: 'phone', name: 'Phone (360 px)' },
  { id: 'tablet', name: 'Tablet (768 px)' },
  { id: 'desktop', name: 'Desktop (1280 px or more)' },
] as const satisfies readonly { id: DeviceName; name: string }[];

interface PreviewPaneProps {
  readonly panes: Panes;
  readonly previews: Previews;
  readonly palette: Palette;
  readonly isTogether: boolean;
  readonly onTogether: (isTogether: boolean) => void;
  /** What is known of the live page. */
  readonly children: ReactNode;
}

const UrlInput = ({ previews }: { readonly previews: Previews }) => (
  <TextField
    className="field"
    value={previews.url}
    onChange={previews.setUrl}
    isInvalid={previews.isUrlInvalid}
  >
    <Label>Page URL</Label>
    <Input />
    <FieldError className="field-error">Start with /, for example /jobs</FieldError>
  </TextField>
);

/** What the page is shown as, above it: it covers neither the page nor the settings. */
export const PreviewPane = (props: PreviewPaneProps) => {
  const { panes, previews, palette } = props;
  const { personas } = previews;
  const isOne = personas.length === 1;
  return (
    <Pane pane="preview" panes={panes} label="Preview settings">
      <div className="editor-inline">
        <UrlInput previews={previews} />
        <Pick
          label="Device"
          value={previews.device}
          options={DEVICE_NAMES}
          onChange={previews.setDevice}
        />
        <Button className="button-quiet" onPress={isOne ? previews.compare : previews.showOne}>
          {isOne ? 'Compare two previews' : 'Show one preview'}
        </Button>
        {!isOne && (
          <Switch
            className="editor-switch"
            isSelected={props.isTogether}
            onChange={props.onTogether}
          >
            <span className="editor-switch-track" /> Scroll together
          </Switch>
        )}
      </div>
      {personas.map((persona, index) => (
        <PersonaForm
          // biome-ignore lint/suspicious/noArrayIndexKey: a preview is known by its position
          key={index}
          label={isOne ? 'Preview as' : `Preview ${index + 1}`}
          persona={persona}
          palette={palette}
          onChange={(next) => previews.setPersona(index, next)}
        />
      ))}
      {props.children}
    </Pane>
  );
};
