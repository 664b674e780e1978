import type { StaffMember } from '@broadsheet/contract/studio/staff';
import { listStaff } from '@broadsheet/contract/studio/staff-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { useCall } from '../data/use-call.ts';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { ChangeStaffDialog } from './change-staff-dialog.tsx';
import { ROLE_TEXT } from './role-text.ts';

interface MembersProps {
  readonly members: readonly StaffMember[];
  readonly onEdit: (member: StaffMember) => void;
}

const Members = ({ members, onEdit }: MembersProps) => (
  <Scroller label="Table of team members">
    <table className="table" aria-label="Team members">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">Last seen</th>
          <th scope="col">
            <span className="hidden-text">Edit</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">
              {member.name}
              {member.disabled && <span className="trouble"> (disabled)</span>}
            </th>
            <td>{member.email}</td>
            <td>{ROLE_TEXT[member.role]}</td>
            <td>{member.lastSeenAt ? formatInstant(member.lastSeenAt) : 'Never'}</td>
            <td>
              <Button
                className="button-quiet"
                aria-label={`Edit ${member.name}`}
                onPress={() => onEdit(member)}
              >
                Edit
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

const Everybody = () => {
  const staff = useCall(listStaff);
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<StaffMember | null>(null);
  const refresh = async () => void (await staff.mutate());
  return (
    <>
      <div className="buttons">
        <Button className="button" onPress={() => setAdding(true)}>
          Add team member
        </Button>
      </div>
      <Loaded of={staff}>{({ items }) => <Members members={items} onEdit={setEditing} />}</Loaded>
      {isAdding && <AddStaffDialog onDone={refresh} onClose={() => setAdding(false)} />}
      {editing && (
        <ChangeStaffDialog member={editing} onDone={refresh} onClose={() => setEditing(null)} />
      )}
    </>
  );
};

/** The users of Studio with their roles. */
const StaffPage = () => {
  const { may } = useSession();
  return (
    <>
      <PageHeading title="Team" />
      {may('admin') ? <Everybody /> : <Empty>Only admins can see this page.</Empty>}
    </>
  );
};
export default StaffPage;
