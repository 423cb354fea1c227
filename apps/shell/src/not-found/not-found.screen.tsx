import { commonText } from '@toam/contracts/texts/common';
import { shellText } from '@toam/contracts/texts/shell';
import { HouseIcon } from '@toam/ui/icons';
import { Button } from '@toam/ui/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import './not-found.css';

/** An address that leads nowhere, or to what the person may not see. Specification 1 §2, D13, mockup 13. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = shellText.pageTitle(commonText.pageNotFound);
  }, []);
  return (
    <section className="not-found">
      <div className="not-found-code" aria-hidden>
        404
      </div>
      <h1>{commonText.pageNotFound}</h1>
      <p>{shellText.pageMoved}</p>
      <Button
        href="/dashboard"
        icon={<HouseIcon size={16} />}
        onClick={(event) => (event.preventDefault(), void navigate('/dashboard'))}
      >
        {commonText.backHome}
      </Button>
    </section>
  );
}
