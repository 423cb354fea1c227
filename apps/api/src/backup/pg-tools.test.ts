import { environmentOf } from './pg-tools';

const { PATH } = process.env;
const address = 'postgres://toam:m%C3%A2t%20kh%E1%BA%A9u@db.toam.example.vn/toam';
const told = {
  PATH,
  PGHOST: 'db.toam.example.vn',
  PGPORT: '5432',
  PGUSER: 'toam',
  PGPASSWORD: 'mât khẩu',
  PGDATABASE: 'toam',
};

test.each([
  ['nothing of TLS', '', {}],
  ['TLS', '?sslmode=require', { PGSSLMODE: 'require' }],
  [
    'the certificate of an authority of the office',
    '?sslmode=verify-full&sslrootcert=/etc/toam/ca.pem',
    { PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/etc/toam/ca.pem' },
  ],
  [
    'a certificate of our own, too',
    '?sslmode=verify-full&sslrootcert=/etc/toam/ca.pem&sslcert=/etc/toam/api.pem&sslkey=/etc/toam/api.key',
    {
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/toam/ca.pem',
      PGSSLCERT: '/etc/toam/api.pem',
      PGSSLKEY: '/etc/toam/api.key',
    },
  ],
])('pg_dump and pg_restore ask for what the API asks for: %s', (_what, query, more) => {
  expect(environmentOf(address + query)).toEqual({ ...told, ...more });
});
