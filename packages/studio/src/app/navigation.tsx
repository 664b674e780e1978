import type { StaffRole } from '@broadsheet/contract/studio/staff';
import { NavLink } from 'react-router-dom';
import { useSession } from '../session/session.tsx';

interface Destination {
  readonly to: string;
  readonly name: string;
  readonly role: StaffRole;
}

const DESTINATIONS: readonly Destination[] = [
  { to: '/pages', name: 'Pages', role: 'viewer' },
  { to: '/banners', name: 'Banners', role: 'viewer' },
  { to: '/pictures', name: 'Pictures', role: 'viewer' },
  { to: '/videos', name: 'Videos', role: 'viewer' },
  { to: '/audiences', name: 'Audiences', role: 'viewer' },
  { to: '/experiments', name: 'Experiments', role: 'viewer' },
  { to: '/changes', name: 'Drafts', role: 'viewer' },
  { to: '/releases', name: 'Releases', role: 'viewer' },
  { to: '/calendar', name: 'Calendar', role: 'viewer' },
  { to: '/history', name: 'History', role: 'viewer' },
  { to: '/health', name: 'Health', role: 'viewer' },
  { to: '/answers', name: 'Answers', role: 'publisher' },
  { to: '/reports', name: 'Job reports', role: 'publisher' },
  { to: '/employers', name: 'Employers', role: 'publisher' },
  { to: '/staff', name: 'Team', role: 'admin' },
  { to: '/audit', name: 'Activity log', role: 'publisher' },
];

export const Navigation = () => {
  const { may } = useSession();
  return (
    <nav aria-label="Studio">
      <ul className="navigation">
        {DESTINATIONS.filter(({ role }) => may(role)).map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
