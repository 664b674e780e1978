import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import { SearchBox } from '../parts/search-box.tsx';
import type { searchHero } from './schema.ts';
import * as styles from './search-hero.styles.ts';

type Props = BlockProps<typeof searchHero>;

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly chosen?: string;
  readonly options: Props['data']['cities'];
}

const Choice = ({ id, name, label, any, chosen = '', options }: ChoiceProps) => (
  <div>
    <label className={control.hidden} htmlFor={id}>
      {label}
    </label>
    <select className={control.field} id={id} name={name} defaultValue={chosen}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
);

export const SearchHero = ({ id, settings, data, dispatch }: Props) => (
  <section className={styles.hero} aria-labelledby={`${id}-title`}>
    <h1 className={styles.title} id={`${id}-title`}>
      {settings.title}
    </h1>
    {settings.text && <p className={styles.text}>{settings.text}</p>}
    <search>
      <form className={styles.form} action="/search">
        <SearchBox
          label="What work"
          placeholder="Job title, skill or company"
          dispatch={dispatch}
        />
        <Choice
          id={`${id}-city`}
          name="locIds"
          label="City"
          any="All cities"
          options={data.cities}
        />
        <Choice
          id={`${id}-exp`}
          name="exp"
          label="Experience"
          any="Any experience"
          chosen={data.band}
          options={data.bands}
        />
        <button className={`${control.primary} ${styles.submit}`} type="submit">
          {settings.button}
        </button>
      </form>
    </search>
    {data.popular.length > 0 && (
      <ul className={styles.popular} aria-label="Popular searches">
        {data.popular.map(({ label, href }) => (
          <li key={href}>
            <a className={control.textLink} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
);
