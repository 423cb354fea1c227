import { registry } from './registry';

test('handlers are told once they are registered; reading them before that throws', () => {
  const handlers = registry<string>('customers');
  expect(() => handlers.all()).toThrow('customers are not registered');
  handlers.register(['needs', 'houses']);
  expect(handlers.all()).toEqual(['needs', 'houses']);
});
