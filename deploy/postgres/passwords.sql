-- For psql: sets each role's password, which `npm run secrets` has created.
\set bff_password `cat /run/secrets/bff-password`
\set services_password `cat /run/secrets/services-password`
alter role broadsheet_bff password :'bff_password';
alter role broadsheet_services password :'services_password';
