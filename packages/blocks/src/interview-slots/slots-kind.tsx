import type { InterviewSlot } from '@broadsheet/contract/entities/interview';
import { type ControlProps, type KindTraits, trimmed } from '../shared/form/field-kinds.ts';
import { formatSlotDay, formatSlotTime } from '../shared/interview/slot-time.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './interview-slots.styles.ts';

interface DaysProps extends ControlProps {
  readonly slots: readonly InterviewSlot[];
  readonly timeZone: string;
}

const byDay = (slots: readonly InterviewSlot[], timeZone: string) => {
  const days = new Map<string, InterviewSlot[]>();
  for (const slot of slots) {
    const day = formatSlotDay(slot.startsAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
};

const Days = ({ id, name, value, describedBy, isWrong, slots, timeZone }: DaysProps) => (
  <div className={styles.days}>
    {byDay(slots, timeZone).map(([day, ofDay]) => (
      <fieldset className={styles.day} key={day}>
        <legend className={styles.dayName}>{day}</legend>
        <div className={styles.times}>
          {ofDay.map(({ slotId, startsAt }) => (
            <label className={styles.time} key={slotId}>
              <input
                className={control.tick}
                id={slotId === slots[0]?.slotId ? id : undefined}
                type="radio"
                name={name}
                value={slotId}
                defaultChecked={value === String(slotId)}
                required
                aria-invalid={isWrong ? 'true' : undefined}
                aria-describedby={describedBy}
              />
              {formatSlotTime(startsAt, timeZone)}
            </label>
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);

/** A field that selects one slot, grouped by day. */
export const slotsKind = (
  slots: readonly InterviewSlot[],
  timeZone: string,
  missing: string,
): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  missing,
  tidy: trimmed,
  toBody: Number,
  isGroup: true,
  render: (props) => <Days {...props} slots={slots} timeZone={timeZone} />,
});
