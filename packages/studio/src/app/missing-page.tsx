import { Link } from 'react-router-dom';
import { PageHeading } from './page-heading.tsx';

export const MissingPage = () => (
  <>
    <PageHeading title="There is nothing at this address" />
    <p>
      <Link to="/pages">Go to the pages</Link>
    </p>
  </>
);
