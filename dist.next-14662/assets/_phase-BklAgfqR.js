//# allFunctionsCalledOnLoad

import{f as e,n as t}from"./routes-master-Cckpkihu.js";import{t as n}from"./scenario-desk2-Cxv87XvZ.js";import{j as r}from"./vendor-DGxS7BTl.js";var i=r(),a=()=>(0,i.jsx)(n,{address:{...e(t.useParams()),next:!0}});export{a as component};