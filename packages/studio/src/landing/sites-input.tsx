import type { Brand } from '@broadsheet/contract/brand';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';

interface SitesInputProps {
  readonly sites: readonly { readonly brand: Brand; readonly name: string }[];
  readonly chosen: readonly Brand[];
  /** Called with at least one site. */
  readonly onChange: (chosen: readonly Brand[]) => void;
}

/** Selects the sites that have something. The last one cannot be taken away. */
export const SitesInput = ({ sites, chosen, onChange }: SitesInputProps) => (
  <CheckboxGroup
    className="ticks"
    value={[...chosen]}
    onChange={(values) => {
      const next = sites.flatMap(({ brand }) => (values.includes(brand) ? [brand] : []));
      if (next.length > 0) onChange(next);
    }}
  >
    <Label>Sites</Label>
    {sites.map(({ brand, name }) => (
      <Checkbox key={brand} value={brand} className="tick">
        {name}
      </Checkbox>
    ))}
  </CheckboxGroup>
);
