import { commonText } from '@toam/contracts/texts/common';
import { shellText } from '@toam/contracts/shell/shell.text';
import { HouseIcon } from '@toam/ui/icons';
import { Button, Row, Stack, Text } from '@toam/ui/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as css from './not-found.module.css';

/** For an address without a screen, or with a screen that the person may not see. Specification 1 §2, D13, mockup 13. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = shellText.pageTitle(commonText.pageNotFound);
  }, []);
  return (
    <Stack as="section" align="center" justify="center" padX={16} padY={24} textAlign="center" className={css.screen}>
      <div className={css.code} aria-hidden>
        404
      </div>
      <Text as="h1" top={6} size={16} weight={600}>
        {commonText.pageNotFound}
      </Text>
      <Text as="p" tone="text2">
        {shellText.pageMoved}
      </Text>
      <Row top={16}>
        <Button
          href="/dashboard"
          icon={<HouseIcon size={16} />}
          onClick={(event) => (event.preventDefault(), void navigate('/dashboard'))}
        >
          {commonText.backHome}
        </Button>
      </Row>
    </Stack>
  );
}
