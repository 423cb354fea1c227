import { openPostgres } from '../db/postgres.engine';
import { temporaryFolder } from '../testing/real-process';
import { testDatabase } from '../testing/database';
import { claimStore } from './one-store';

const database = testDatabase();
const another = 'kho tệp khác';
const s3 = { DATA_DIR: '', FILES_URL: 's3://KEY:SECRET@s3.example.vn/toam' };

test('the embedded database has one process, so nothing to agree on', async () => {
  const { engine } = database();
  if (engine.kind === 'pglite') await claimStore(engine, { DATA_DIR: temporaryFolder('store') });
});

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onServer('instances on one database', () => {
  const open = () => openPostgres(process.env.TEST_DATABASE_URL!, () => undefined);
  const [here, there] = [{ DATA_DIR: temporaryFolder('store') }, { DATA_DIR: temporaryFolder('store') }];

  test.each([
    ['two folders', here, there, another],
    ['one folder', here, here, undefined],
    ['a folder and an S3 store', here, s3, another],
    ['one S3 store by other keys', s3, { ...s3, FILES_URL: 's3://OTHER:KEY@s3.example.vn/toam/?region=x' }, undefined],
    ['two buckets', s3, { ...s3, FILES_URL: 's3://KEY:SECRET@s3.example.vn/other' }, another],
  ])('with %s', async (_what, one, other, refusal) => {
    const [first, second, later] = [await open(), await open(), await open()];
    try {
      await claimStore(first, one);
      const claim = claimStore(second, other);
      await (refusal ? expect(claim).rejects.toThrow(refusal) : expect(claim).resolves.toBeUndefined());
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
    // whoever ended is no hindrance
    await claimStore(later, other).finally(later.close);
  });
});
