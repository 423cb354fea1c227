import { deviceOf } from './device-of';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    ['desktop', 'Windows', 'Chrome 141'],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/132.0.190 Chrome/126.0.190 Safari/537.36',
    ['desktop', 'Windows', 'Cốc Cốc 132'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ['mobile', 'iOS', 'Safari 18'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    ['tablet', 'iOS', 'Safari 16'],
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', ['desktop', 'Linux', 'Firefox 140']],
  ['curl/8.1', ['unknown', '', '']],
  ['<script>alert(1)</script>', ['unknown', '', '']],
  ['', ['unknown', '', '']],
])('%s', (userAgent, [device_type, os, browser]) => {
  expect(deviceOf(userAgent)).toEqual({ device_type, os, browser });
});
